type Entry = readonly [key: string, value: unknown];

/** Every property of a JSON value at any depth, until one is found; gives its path. Nothing recurses, however deep it is. */
function findPath(
	root: unknown,
	matches: (key: string, value: unknown, owner: unknown) => boolean,
): string | null {
	const open: { path: string; value: unknown }[] = [{ path: '', value: root }];
	for (let next = open.pop(); next; next = open.pop()) {
		const { path, value: owner } = next;
		if (typeof owner !== 'object' || owner === null) continue;
		for (const [key, value] of Object.entries(owner) satisfies Entry[]) {
			const here = path ? `${path}.${key}` : key;
			if (matches(key, value, owner)) return here;
			open.push({ path: here, value });
		}
	}
	return null;
}

/** The path of the first property `x` that could be code, which players run whatever object it is in; null without one. */
export function animationCode(data: unknown): string | null {
	return findPath(data, (key, value) => key === 'x' && couldBeText(value));
}

function couldBeText(value: unknown): boolean {
	if (typeof value === 'string') return true;
	return Array.isArray(value) && value.flat(Number.POSITIVE_INFINITY).some(isText);
}

const isText = (value: unknown) => typeof value === 'string';

/** The path of the first file an animation names outside itself (`u`, `p`, `fPath`); null without one. */
export function animationReferences(data: unknown): string | null {
	return findPath(data, (key, value, owner) => {
		if (key === 'fPath') return value !== '' && value !== null;
		if (!isAsset(owner)) return false;
		if (key === 'u') return value !== '' && value !== null;
		return key === 'p' && typeof value === 'string' && !/^data:image\//i.test(value);
	});
}

/** Assets are the only objects with an `id` of their own; elsewhere `p` is a position. */
function isAsset(owner: unknown): boolean {
	return typeof owner === 'object' && owner !== null && 'id' in owner;
}
