declare module 'virtual:build-info' {
	const build: { id: string; timestamp: number };
	export default build;
}

declare module 'virtual:module-addresses' {
	/** By the path of a module: its URL, then those of what it imports. */
	const addresses: { [module: string]: readonly string[] | undefined };
	export default addresses;
}
