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
