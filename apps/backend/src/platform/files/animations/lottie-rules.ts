type Match = (key: string, value: unknown, owner: object) => boolean;

/**
 * The paths of the first property that each rule matches, at any depth; null without one. Nothing recurses, however deep a value is, and all
 * rules look at once. A place in a list has no name.
 */
function findPaths(root: unknown, rules: readonly Match[]): (string | null)[] {
	const paths: (string | null)[] = rules.map(() => null);
	const open: Place[] = isObject(root) ? [{ key: '', value: root, above: null }] : [];
	for (let above = open.pop(); above; above = open.pop()) {
		const owner = above.value;
		if (Array.isArray(owner)) {
			for (let at = 0; at < owner.length; at += 1)
				if (isObject(owner[at])) open.push({ key: at, value: owner[at], above });
			continue;
		}
		for (const key of Object.keys(owner)) {
			const value: unknown = Reflect.get(owner, key);
			for (const [at, matches] of rules.entries())
				if (paths[at] === null && matches(key, value, owner)) paths[at] = pathOf(key, above);
			if (isObject(value)) open.push({ key, value, above });
		}
	}
	return paths;
}

interface Place {
	key: string | number;
	value: object;
	above: Place | null;
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

function pathOf(key: string, above: Place): string {
	const keys: (string | number)[] = [key];
	for (let place: Place | null = above; place; place = place.above) keys.push(place.key);
	return keys.reverse().slice(1).join('.');
}

/** How many names, values, lists and objects a JSON text has at most. Counted before it is parsed. */
export function countValues(source: string): number {
	let count = 0;
	for (let at = 0; at < source.length; at += 1)
		if (separators.has(source.charCodeAt(at))) count += 1;
	return count;
}

const separators = new Set([...',:[{'].map((sign) => sign.charCodeAt(0)));

/** Code in any object: players run a property `x` that could be text, whatever it is in. */
const isCode: Match = (key, value) => key === 'x' && couldBeText(value);

function couldBeText(value: unknown): boolean {
	const open = [value];
	while (open.length > 0) {
		const next = open.pop();
		if (typeof next === 'string') return true;
		if (Array.isArray(next)) for (const each of next) open.push(each);
	}
	return false;
}

/** A file that an animation names outside itself (`u`, `p`, `fPath`). Assets are the only objects with an `id`; elsewhere `p` is a position. */
const isReference: Match = (key, value, owner) => {
	if (key === 'fPath') return value !== '' && value !== null;
	if (!('id' in owner)) return false;
	if (key === 'u') return value !== '' && value !== null;
	return key === 'p' && typeof value === 'string' && !/^data:image\//i.test(value);
};

/** The paths of the first code in an animation, and of the first file that it loads from elsewhere; null without one. */
export function animationFaults(data: unknown): { code: string | null; reference: string | null } {
	const [code = null, reference = null] = findPaths(data, [isCode, isReference]);
	return { code, reference };
}
