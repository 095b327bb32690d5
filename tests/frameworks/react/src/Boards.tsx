import "plyground/element";
import type { BoardElement } from "plyground/element";
import { useRef, useState } from "react";

export function Boards() {
  const board = useRef<BoardElement>(null);
  const [move, setMove] = useState("");
  return (
    <>
      <plyground-board
        ref={board}
        game="2048"
        controls
        style={{ maxWidth: "20rem" }}
        onmove={({ detail }) => setMove(detail.step.move)}
      />
      <plyground-board game="pentago" players="human,ai" level={3} style={{ maxWidth: "20rem" }} />
      <plyground-board game="loa" style={{ maxWidth: "20rem" }} />
      <button type="button" onClick={() => board.current?.reset()}>
        Start again
      </button>
      <output>{move}</output>
    </>
  );
}
