import { type StandIn, type StandInOptions, startStandIn } from './stand-in.ts';

/** Starts a server with one script, which calls the given function in the page. */
export function startScriptStandIn(
	run: () => void,
	options: Pick<StandInOptions, 'behavior'> = {},
): Promise<StandIn> {
	return startStandIn({
		...options,
		respond: (path) =>
			path.startsWith('/script.js')
				? { type: 'text/javascript', body: `(${run})();` }
				: { type: 'text/plain', body: 'ok' },
	});
}

/** A support chat whose widget exists 500 ms after its script has run. The widget counts how often it was opened. */
export const startChat = () =>
	startScriptStandIn(() => {
		setTimeout(() => {
			const widget = {
				opened: 0,
				open: () => {
					widget.opened += 1;
				},
			};
			Reflect.set(window, 'chatWidget', widget);
		}, 500);
	});

/** A tag manager: sets `window.tagManagerRuns` and a cookie, as such services do. Its events stay in `dataLayer`. */
export const startTagManager = () =>
	startScriptStandIn(() => {
		// biome-ignore lint/suspicious/noDocumentCookie: as such services do it
		document.cookie = '_ga_standin=1; Path=/';
		Reflect.set(window, 'tagManagerRuns', true);
	});

/** Web analytics: stores its calls in `window.measured`, beginning with the queued ones. */
export const startAnalytics = () =>
	startScriptStandIn(() => {
		const measured: unknown[] = [];
		const queue: unknown = Reflect.get(window, 'analytics')?.q;
		if (Array.isArray(queue)) measured.push(...queue);
		Reflect.set(window, 'measured', measured);
		Reflect.set(window, 'analytics', (...call: unknown[]) => measured.push(call));
	});
