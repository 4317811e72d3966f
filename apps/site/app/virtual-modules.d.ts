declare module 'virtual:build-info' {
	const build: { id: string; timestamp: number };
	export default build;
}

declare module 'virtual:after-ready' {
	/** URL of the script that runs once a page is ready. */
	const address: string;
	export default address;
}

declare module 'virtual:live-preview' {
	/** URL of the script of the live preview, which runs in an iframe of the admin panel. */
	const address: string;
	export default address;
}
