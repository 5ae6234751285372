import type { Corrections } from "#domain/play/formats/typed/corrections.ts";
import type { TitlePageField } from "#domain/play/front/frontPlaces.ts";
import type { Play, PlayId } from "#domain/play/play.ts";
import { Refused } from "#domain/refused.ts";
import { importingWords } from "#frontend/messages/importing.yaml";
import { logUnexpected, messageOf } from "#frontend/platform/messageOf.ts";
import { createStore, type ReadableStore } from "#frontend/state/createStore.ts";
import type { ImportChoices } from "./importChoices.ts";
import type { ReadImport } from "./importReading.ts";
import type { ImportSource } from "./importSource.ts";
import {
  canJoin,
  divided,
  joined,
  type OtherForm,
  withoutSharedCorrections,
  withSharedCorrections,
} from "./playsOfFile.ts";
import { correctionsOf, isCorrected, type QueuedFile, type QueuedState, withCorrections } from "./queuedFile.ts";
import { type QueuedFiles, withSources } from "./queuedFiles.ts";
import { correctedTitlePage } from "./readFile.ts";
import { firstReading, refusedState, withReading } from "./readings.ts";

interface ImportQueueOptions {
  readonly read: ReadImport;
  readonly choices: ImportChoices;
  /** Creates a play. Rejects with `Refused`. */
  readonly create: (play: Play) => Promise<PlayId>;
}

/** Reads files one after the other, and creates plays from them when the writer says so. */
export class ImportQueue {
  readonly #options: ImportQueueOptions;
  readonly #store = createStore<QueuedFiles>({ files: [], leftOut: [] });
  /** Set while the queue reads. */
  #signal: AbortSignal | undefined;
  #isReading = false;
  #lastId = 0;
  readonly #otherForms = new Map<File, OtherForm>();

  constructor(options: ImportQueueOptions, sources: readonly ImportSource[]) {
    this.#options = options;
    this.add(sources);
  }

  get files(): ReadableStore<QueuedFiles> {
    return this.#store;
  }

  /** Reads the files. Returns a function that stops it. */
  start(): () => void {
    const controller = new AbortController();
    this.#signal = controller.signal;
    void this.#readAll();
    return () => controller.abort();
  }

  add(sources: readonly ImportSource[]): void {
    if (sources.length === 0) return;
    this.#store.set(withSources(this.#store.get().files, sources, () => ++this.#lastId));
    void this.#readAll();
  }

  /** Removes a file from the queue. */
  remove(id: number): void {
    const { files, leftOut } = this.#store.get();
    this.#store.set({ files: files.filter((one) => one.id !== id), leftOut });
  }

  /** Adds other files in place of one. Returns the ID of the first; undefined if none was added, and then the one stays. */
  replace(id: number, sources: readonly ImportSource[]): number | undefined {
    const last = this.#lastId;
    this.add(sources);
    if (this.#lastId === last) return undefined;
    this.remove(id);
    return last + 1;
  }

  /** Puts each of a file's plays in its place. Returns the ID of the first; undefined if the file has only one. */
  divide(id: number): number | undefined {
    const whole = this.#find(id);
    if (!whole?.file || whole.state.kind !== "ready" || whole.state.reading.plays.length < 2) return undefined;
    const parts = divided(whole, this.#otherForms.get(whole.file), () => ++this.#lastId);
    this.#otherForms.set(whole.file, { whole, parts: [], joined: undefined });
    this.#putInPlace([whole], parts);
    return parts[0]?.id;
  }

  /**
   * Puts a file in the place of its plays again. Returns its ID; undefined if one of them was added, or is being added.
   */
  join(id: number): number | undefined {
    const { files } = this.#store.get();
    const part = this.#find(id);
    const other = part?.file && this.#otherForms.get(part.file);
    if (!part?.file || !other || !canJoin(files, part)) return undefined;
    const parts = files.filter(({ file }) => file === part.file);
    const whole = joined(other, parts);
    this.#otherForms.set(part.file, { whole, parts, joined: correctionsOf(whole) });
    this.#putInPlace(parts, [whole]);
    return whole.id;
  }

  /** Makes what was corrected in one of a file's plays in its other plays, too. */
  share(id: number): void {
    const { files, leftOut } = this.#store.get();
    const from = this.#find(id);
    if (!from) return;
    const others = new Set(withoutSharedCorrections(files, from));
    const shared = correctionsOf(from);
    this.#store.set({
      files: files.map((one) => (others.has(one) ? withSharedCorrections(one, shared) : one)),
      leftOut,
    });
    void this.#readAll();
  }

  /** Returns how many files have corrections that are lost when the queue is given up. */
  countCorrected(): number {
    const { files } = this.#store.get();
    return files.filter((one) => {
      const parts = one.file && !one.part ? (this.#otherForms.get(one.file)?.parts ?? []) : [];
      return isCorrected(one) || parts.some(isCorrected);
    }).length;
  }

  /** Changes a field of the title page. */
  edit(id: number, field: TitlePageField, value: string): void {
    this.#change(id, (state) =>
      state.kind === "ready" ? { ...state, edits: { ...state.edits, [field]: value } } : state,
    );
  }

  /** Reads a file again with these corrections. If it can't be read with them, the last reading stays, and says why. */
  correct(id: number, corrections: Corrections): void {
    this.#change(id, (state) => (state.kind === "ready" ? withCorrections(state, corrections) : state));
    void this.#readAll();
  }

  /** Takes the last correction back. */
  undo(id: number): void {
    this.#change(id, (state) => {
      const corrections = state.kind === "ready" ? state.past?.at(-1) : undefined;
      return state.kind === "ready" && corrections
        ? { ...withCorrections(state, corrections), past: state.past?.slice(0, -1) }
        : state;
    });
    void this.#readAll();
  }

  /**
   * Creates the play of a file that was read, with the last correction. Returns its ID; undefined if that failed, and the
   * file's state says why.
   */
  async create(id: number): Promise<PlayId | undefined> {
    const state = await this.#stateAfterUpdate(id);
    if (state?.kind !== "ready") return undefined;
    const { kind: _, isUpdating: __, errorText: ___, correctionError: ____, ...read } = state;
    this.#change(id, () => ({ kind: "adding", ...read }));
    try {
      const titlePage = correctedTitlePage(read);
      const title = titlePage.title.trim();
      const front = { ...read.reading.play.front, ...titlePage, title };
      const playId = await this.#options.create({ ...read.reading.play, front });
      this.#change(id, () => ({ kind: "added", title, playId, isOverLimit: false }));
      if (read.past) this.#options.choices.save(read.automatic, read.corrections);
      return playId;
    } catch (error) {
      logUnexpected(error);
      this.#change(id, () => ({ kind: "ready", ...read, isUpdating: false, errorText: messageOf(error) }));
      return undefined;
    }
  }

  /** Creates the plays of all files that were read, one after the other. A failure doesn't stop the others. */
  async createAll(): Promise<void> {
    for (const { id } of this.#store.get().files) await this.create(id);
  }

  /** Notes which of the added plays the plan has no space for. Returns their titles. */
  markOverLimit(isOverLimit: (playId: PlayId) => boolean): readonly string[] {
    const { files, leftOut } = this.#store.get();
    const marked = files.map(
      (one): QueuedFile =>
        one.state.kind === "added"
          ? { ...one, state: { ...one.state, isOverLimit: isOverLimit(one.state.playId) } }
          : one,
    );
    this.#store.set({ files: marked, leftOut });
    return marked.flatMap(({ state }) => (state.kind === "added" && state.isOverLimit ? [state.title] : []));
  }

  async #readAll(): Promise<void> {
    if (this.#isReading) return;
    this.#isReading = true;
    for (let next = this.#nextToRead(); next; next = this.#nextToRead()) await this.#read(next.file, next.signal);
    this.#isReading = false;
  }

  /** A correction comes first, because the writer is looking at it. */
  #nextToRead(): { file: QueuedFile; signal: AbortSignal } | undefined {
    const signal = this.#signal;
    if (!signal || signal.aborted) return undefined;
    const { files } = this.#store.get();
    const corrected = files.find(({ state }) => state.kind === "ready" && state.isUpdating);
    const file = corrected ?? files.find(({ state }) => state.kind === "waiting");
    return file && { file, signal };
  }

  async #read({ id, file, part, state }: QueuedFile, signal: AbortSignal): Promise<void> {
    if (!file) return;
    const corrections = state.kind === "ready" ? state.corrections : {};
    if (state.kind === "waiting") this.#change(id, () => ({ kind: "reading" }));
    try {
      const reading = await this.#options.read(file, { ...corrections, play: part?.play }, signal);
      // Play 2 would be another one than before.
      if (part && state.kind === "ready" && reading.plays.length !== part.count)
        throw new Refused("invalid", importingWords.otherPlays);
      this.#change(id, (now) =>
        now.kind === "ready"
          ? withReading(now, reading, corrections)
          : firstReading(reading, this.#find(id)?.part, this.#options.choices),
      );
    } catch (error) {
      if (signal.aborted) this.#change(id, (now) => (now.kind === "reading" ? { kind: "waiting" } : now));
      else {
        logUnexpected(error);
        this.#change(id, (now) => refusedState(now, messageOf(error), corrections));
      }
    }
  }

  #stateAfterUpdate(id: number): Promise<QueuedState | undefined> {
    return new Promise((resolve) => {
      const resolveIfUpdated = () => {
        const state = this.#find(id)?.state;
        if (state?.kind === "ready" && state.isUpdating) return;
        stop();
        resolve(state);
      };
      const stop = this.#store.subscribe(resolveIfUpdated);
      resolveIfUpdated();
    });
  }

  #find(id: number): QueuedFile | undefined {
    return this.#store.get().files.find((one) => one.id === id);
  }

  /** Puts files in the place of others, where the first of these is. */
  #putInPlace(before: readonly QueuedFile[], after: readonly QueuedFile[]): void {
    const { files, leftOut } = this.#store.get();
    const placed = files.flatMap((one) => (one === before[0] ? after : before.includes(one) ? [] : [one]));
    this.#store.set({ files: placed, leftOut });
    void this.#readAll();
  }

  #change(id: number, next: (state: QueuedState) => QueuedState): void {
    const { files, leftOut } = this.#store.get();
    this.#store.set({
      files: files.map((one) => (one.id === id ? { ...one, state: next(one.state) } : one)),
      leftOut,
    });
  }
}
