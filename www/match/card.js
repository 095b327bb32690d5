/** The card of a match below the board: whose turn it is, the link to send, and what else may be done. */

import { copy } from "../kit/clipboard.js";
import { dialogWords } from "../kit/dialog-words.js";
import { byId, icon, make, setText } from "../kit/dom.js";
import { describeLength, isLong, saveLink } from "../kit/long-link.js";
import { reportFailure } from "../kit/report-failure.js";
import { text } from "./match-text.js";

/**
 * The parts of the card.
 * @typedef {object} CardState
 * @property {string} title
 * @property {string} [note]
 * @property {string} [link] to send
 * @property {string} [message] to send with it
 * @property {boolean} [canOffer] whether a draw can be offered; then `offered` says whether it is
 * @property {boolean} [isOffered]
 * @property {boolean} [canAccept] whether there is an offer to accept
 */

/** @typedef {{leave(): void, onLinkSent(): void, setOwnName(name: string): void, offerDraw(on: boolean): void, acceptDraw(): void}} CardActions */

export class Card {
  #actions;
  #title = make("p", { className: "match-title", role: "status" });
  #note = make("p", { className: "quiet" });
  #link = make("input", { type: "text", readOnly: true, id: "match-link" });
  #share = make("button", { type: "button" }, text.card.share);
  #code = make("button", { type: "button" }, text.card.code);
  #picture = make("div", { className: "match-code", role: "status" });
  #name = make("input", { type: "text", id: "match-name", maxLength: 24, autocomplete: "nickname" });
  #offer = make("input", { type: "checkbox", id: "match-offer" });
  #offering = make("label", { className: "toggle" }, this.#offer, text.card.offer);
  #accept = make("button", { type: "button", className: "primary" }, text.card.accept);
  #length = make("p", { className: "quiet" });
  #file = make("button", { type: "button", id: "match-file" }, dialogWords().longLink.file);
  #long = make("div", { className: "match-long" }, this.#length, this.#file);
  #sending;
  #message = "";
  /** The link whose code is drawn. */
  #shownLink = "";
  element;

  /** @param {string} own the name of the visitor @param {HTMLElement} beside another part, shown below the words @param {CardActions} acts */
  constructor(own, beside, acts) {
    this.#actions = acts;
    this.#name.value = own;
    const copyLink = make("button", { type: "button", className: "primary", id: "match-copy" }, text.card.copy);
    const leave = make(
      "button",
      { type: "button", className: "icon-button small", title: text.card.leave, "aria-label": text.card.leave },
      icon("close"),
    );
    this.#code.setAttribute("aria-expanded", "false");
    this.#sending = make(
      "div",
      { className: "match-send" },
      make("label", { className: "stacked", htmlFor: "match-name" }, text.card.name, this.#name),
      this.#offering,
      make("label", { className: "stacked", htmlFor: "match-link" }, text.card.link, this.#link),
      make("div", { className: "buttons" }, copyLink, this.#share, this.#code),
      this.#picture,
      this.#long,
    );
    this.element = make(
      "section",
      { className: "match card", id: "match", "aria-label": text.card.label, hidden: true },
      make("header", {}, this.#title, leave),
      this.#note,
      make("div", { className: "buttons" }, this.#accept),
      beside,
      this.#sending,
    );
    byId("status-line", HTMLElement).after(this.element);
    leave.addEventListener("click", () => acts.leave());
    copyLink.addEventListener("click", () => {
      void copy(this.#link.value, text.card.copied);
      acts.onLinkSent();
    });
    this.#link.addEventListener("focus", () => this.#link.select());
    this.#link.addEventListener("copy", () => acts.onLinkSent());
    this.#share.hidden = !("share" in navigator);
    this.#share.addEventListener("click", () => this.#shareLink());
    this.#code.addEventListener("click", () => reportFailure(this.#toggleCode()));
    this.#name.addEventListener("input", () => acts.setOwnName(this.#name.value));
    this.#offer.addEventListener("change", () => acts.offerDraw(this.#offer.checked));
    this.#accept.addEventListener("click", () => acts.acceptDraw());
    this.#file.addEventListener("click", () => {
      saveLink(this.#link.value);
      acts.onLinkSent();
    });
  }

  hide() {
    this.element.hidden = true;
  }

  /** @param {CardState} state */
  show({ title, note = "", link = "", message = "", canOffer, isOffered, canAccept }) {
    this.element.hidden = false;
    setText(this.#title, title);
    setText(this.#note, note);
    this.#note.hidden = !note;
    this.#sending.hidden = !link;
    this.#link.value = link;
    this.#message = message;
    this.#offering.hidden = !canOffer;
    this.#offer.checked = isOffered === true;
    this.#accept.hidden = !canAccept;
    this.#long.hidden = !isLong(link);
    setText(this.#length, describeLength(link));
    if (this.#shownLink && this.#shownLink !== link) this.#clearCode();
  }

  async #shareLink() {
    const url = this.#link.value;
    try {
      await navigator.share({ url, title: document.title, text: this.#message });
      this.#actions.onLinkSent();
    } catch {
      // The visitor thought better of it.
    }
  }

  #clearCode() {
    this.#shownLink = "";
    this.#picture.replaceChildren();
    setText(this.#code, text.card.code);
    this.#code.setAttribute("aria-expanded", "false");
  }

  async #toggleCode() {
    if (this.#shownLink) return this.#clearCode();
    const link = this.#link.value;
    const { drawQrCode } = await import("./qr.js");
    this.#shownLink = link;
    this.#picture.replaceChildren(drawQrCode(link, text.card.codeOf) ?? text.card.tooLong);
    setText(this.#code, text.card.hideCode);
    this.#code.setAttribute("aria-expanded", "true");
    this.#actions.onLinkSent();
  }
}
