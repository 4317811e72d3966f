import { randomUUID } from 'node:crypto';
import { processMemory } from '../../platform/process-memory.ts';
import { limits } from './limits.ts';
import type { Change, PresenceMessage, PresenceState, Visitor } from './presence-state.ts';

interface Entry {
	visitor: Visitor;
	timer: NodeJS.Timeout;
}

interface Watcher {
	document: string;
	user: number;
	update: () => void;
	end: () => void;
}

/** Who has which document open in any backend, and who in this process is told of it. */
class Rooms {
	/** Identifies this process in messages. */
	readonly id = randomUUID();
	readonly #rooms = new Map<string, Map<string, Entry>>();
	readonly #changes = new Map<string, Change>();
	readonly #watchers = new Set<Watcher>();

	/** Applies a message of this or another backend. */
	apply(message: PresenceMessage): void {
		const { document } = message;
		if (message.kind === 'enter') this.#set(document, message.tab, message.visitor, message.ms);
		else if (message.kind === 'change') this.#change(document, message.change);
		else {
			const entry = this.#rooms.get(document)?.get(message.tab);
			if (entry && (message.visit === null || message.visit === entry.visitor.visit))
				this.#set(document, message.tab, entry.visitor, message.ms);
		}
	}

	#set(document: string, tab: string, visitor: Visitor, ms: number): void {
		const room = this.#rooms.get(document) ?? new Map<string, Entry>();
		const before = room.get(tab);
		clearTimeout(before?.timer);
		if (ms > 0 && (before || room.size < limits.tabs)) {
			this.#rooms.set(document, room);
			const timer = setTimeout(() => this.#set(document, tab, visitor, 0), ms).unref();
			room.set(tab, { visitor, timer });
		} else {
			room.delete(tab);
			if (room.size === 0) this.#rooms.delete(document);
		}
		const isSame = ms > 0 && before?.visitor.writes === visitor.writes;
		if (!isSame) this.#update(document);
	}

	#change(document: string, change: Change): void {
		if (this.#changes.get(document)?.id === change.id) return;
		this.#changes.delete(document);
		this.#changes.set(document, change);
		const [oldest] = this.#changes.keys();
		if (this.#changes.size > limits.changes && oldest) this.#changes.delete(oldest);
		this.#update(document);
	}

	#update(document: string): void {
		for (const watcher of this.#watchers) if (watcher.document === document) watcher.update();
	}

	/** The other people in a document, each once, and its last change. */
	state(document: string, user: number): PresenceState {
		const people = new Map<number, PresenceState['people'][number]>();
		for (const { visitor } of this.#rooms.get(document)?.values() ?? []) {
			const writes = visitor.writes || people.get(visitor.user)?.writes === true;
			if (visitor.user !== user) people.set(visitor.user, { name: visitor.name, writes });
		}
		return { people: [...people.values()], change: this.#changes.get(document) ?? null };
	}

	/** Adds a watcher; returns a function that removes it, or null if there are too many. */
	watch(watcher: Watcher): (() => void) | null {
		const own = [...this.#watchers].filter(({ user }) => user === watcher.user);
		if (own.length >= limits.streamsPerPerson || this.#watchers.size >= limits.streams) return null;
		this.#watchers.add(watcher);
		return () => this.#watchers.delete(watcher);
	}

	/** Ends all streams, because the server stops. */
	close(): void {
		for (const { end } of this.#watchers) end();
	}
}

/** The rooms of this process. */
export const rooms = processMemory('presence', () => new Rooms());
