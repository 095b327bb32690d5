import { createRoot } from "react-dom/client";
import { Boards } from "./Boards.js";

const root = document.getElementById("root");
if (root) createRoot(root).render(<Boards />);
