import { logOnce } from './log-once';

export interface ScriptOptions {
	name: string;
	src: string;
	id?: string;
	data?: Record<string, string | undefined>;
	slowAfterMs?: number;
}

/** Adds a third-party script to the page, asynchronously. Resolves to true once it is loaded, or false if it fails; never rejects. */
export function loadScript(options: ScriptOptions): Promise<boolean> {
	const { name, src, id, data = {}, slowAfterMs = 15_000 } = options;
	const script = document.createElement('script');
	script.src = src;
	script.async = true;
	if (id) script.id = id;
	for (const [key, value] of Object.entries(data)) {
		if (value !== undefined) script.setAttribute(`data-${key}`, value);
	}
	return new Promise((resolve) => {
		const slow = setTimeout(() => logOnce(name, 'the script is slow'), slowAfterMs);
		function finish(isLoaded: boolean): void {
			clearTimeout(slow);
			if (!isLoaded) logOnce(name, 'the script could not be loaded');
			resolve(isLoaded);
		}
		script.addEventListener('load', () => finish(true));
		script.addEventListener('error', () => finish(false));
		document.head.append(script);
	});
}
