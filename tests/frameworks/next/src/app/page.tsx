import { Boards } from "./Boards";

export default function Page() {
  return <Boards />;
}
