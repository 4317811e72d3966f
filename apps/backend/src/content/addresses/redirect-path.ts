/** One spelling for an address: lower case, single slashes, none at the end, no query. */
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
