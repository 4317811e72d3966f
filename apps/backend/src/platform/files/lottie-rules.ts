type Match = (key: string, value: unknown, owner: object) => boolean;

/**
 * The path of the first property that each rule matches, at any depth; null if none does. Checks all rules in one pass, without recursion,
 * because values may be nested deeply. Items of arrays are not matched, only properties of objects.
 */
function findPaths(root: unknown, rules: readonly Match[]): (string | null)[] {
	const paths: (string | null)[] = rules.map(() => null);
	const pending: Place[] = isObject(root) ? [{ key: '', value: root, parent: null }] : [];
	for (let parent = pending.pop(); parent; parent = pending.pop()) {
		const owner = parent.value;
		if (Array.isArray(owner)) {
			for (let at = 0; at < owner.length; at += 1)
				if (isObject(owner[at])) pending.push({ key: at, value: owner[at], parent });
			continue;
		}
		for (const key of Object.keys(owner)) {
			const value: unknown = Reflect.get(owner, key);
			for (const [at, matches] of rules.entries())
				if (paths[at] === null && matches(key, value, owner)) paths[at] = pathOf(key, parent);
			if (isObject(value)) pending.push({ key, value, parent });
		}
	}
	return paths;
}

interface Place {
	key: string | number;
	value: object;
	parent: Place | null;
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

function pathOf(key: string, parent: Place): string {
	const keys: (string | number)[] = [key];
	for (let place: Place | null = parent; place; place = place.parent) keys.push(place.key);
	return keys.reverse().slice(1).join('.');
}

/** The largest possible number of names, values, arrays and objects in a JSON text, counted without parsing it. */
export function countValues(source: string): number {
	let count = 0;
	for (let at = 0; at < source.length; at += 1)
		if (separators.has(source.charCodeAt(at))) count += 1;
	return count;
}

const separators = new Set([...',:[{'].map((character) => character.charCodeAt(0)));

/** Matches code: players run a property `x` that could be text, in any object. */
const isCode: Match = (key, value) => key === 'x' && couldBeText(value);

function couldBeText(value: unknown): boolean {
	const pending = [value];
	while (pending.length > 0) {
		const next = pending.pop();
		if (typeof next === 'string') return true;
		if (Array.isArray(next)) for (const each of next) pending.push(each);
	}
	return false;
}

/** Matches a reference to an external file (`u`, `p`, `fPath`). Only assets have an `id`; in other objects, `p` is a position. */
const isReference: Match = (key, value, owner) => {
	if (key === 'fPath') return value !== '' && value !== null;
	if (!('id' in owner)) return false;
	if (key === 'u') return value !== '' && value !== null;
	return key === 'p' && typeof value === 'string' && !/^data:image\//i.test(value);
};

/** The paths of the first code in an animation and of its first external file; null if there is none. */
export function animationFaults(data: unknown): { code: string | null; reference: string | null } {
	const [code = null, reference = null] = findPaths(data, [isCode, isReference]);
	return { code, reference };
}
