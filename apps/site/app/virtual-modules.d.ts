declare module 'virtual:build-info' {
	const build: { id: string; timestamp: number };
	export default build;
}

declare module 'virtual:after-ready' {
	/** Address of the script that runs once a page is ready. */
	const address: string;
	export default address;
}

declare module 'virtual:live-preview' {
	/** Address of the script that shows in a frame what an editor is typing. */
	const address: string;
	export default address;
}
