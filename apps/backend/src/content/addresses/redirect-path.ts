/** Normalizes a path: lower case, single slashes, no trailing slash, no query. */
export function normalPath(path: string): string {
	const bare = path
		.trim()
		.replace(/[?#].*$/, '')
		.toLowerCase();
	const joined = `/${bare
		.split('/')
		.filter((part) => part !== '')
		.join('/')}`;
	return joined;
}
