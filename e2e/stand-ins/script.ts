import { type StandIn, type StandInOptions, startStandIn } from './stand-in.ts';

/** A server whose one script is the given function, run in the page. */
export function startScriptStandIn(
	run: () => void,
	options: Pick<StandInOptions, 'behavior'> = {},
): Promise<StandIn> {
	return startStandIn({
		...options,
		answer: (path) =>
			path.startsWith('/script.js')
				? { type: 'text/javascript', body: `(${run})();` }
				: { type: 'text/plain', body: 'ok' },
	});
}
