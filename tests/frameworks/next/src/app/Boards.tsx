"use client";

import "plyground/element";
import type { BoardElement } from "plyground/element";
import { useEffect, useRef, useState } from "react";

export function Boards() {
  const board = useRef<BoardElement>(null);
  const [move, setMove] = useState("");

  // React adds no listeners to elements that the server has rendered.
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    board.current?.addEventListener("move", ({ detail }) => setMove(detail.step.move), { signal });
    return () => listening.abort();
  }, []);

  return (
    <>
      <plyground-board ref={board} game="2048" controls style={{ maxWidth: "20rem" }} />
      <plyground-board game="pentago" players="human,ai" level={3} style={{ maxWidth: "20rem" }} />
      <plyground-board game="loa" style={{ maxWidth: "20rem" }} />
      <button type="button" onClick={() => board.current?.reset()}>
        Start again
      </button>
      <output>{move}</output>
    </>
  );
}
