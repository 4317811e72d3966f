import { fail, type Place } from './problem.ts';

export type KeyKind = 'media' | 'page' | 'post' | 'category' | 'author' | 'product' | 'form';

/** The ids of documents by the keys in content files; an unknown key is an error in the content. */
export class Keys {
	readonly #ids = new Map<string, number | string>();

	add(kind: KeyKind, key: string, id: number | string): void {
		this.#ids.set(`${kind}:${key}`, id);
	}

	find(kind: KeyKind, key: string): number | string | undefined {
		return this.#ids.get(`${kind}:${key}`);
	}

	get(kind: KeyKind, key: string, place: Place): number | string {
		return this.find(kind, key) ?? fail(place, `there is no ${kind} "${key}"`);
	}
}
