import { oldQuery } from '#shared/addresses/old-address.ts';

/**
 * The target of a redirect with the parameters of the request, such as `utm_source`, so that campaigns are counted. The target's own
 * values have precedence, and the parameters precede a fragment. The server's own parameter is left out, and those that the old address
 * consists of.
 *
 * @param location a path or a URL
 * @param search the query of the request, with its question mark
 * @param matched the query of the old address, such as `id=26`
 */
export function carryParameters(location: string, search: string, matched = ''): string {
	if (!/^(?:https?:|\/)/i.test(location)) return location;
	const [, address = '', parametersOfTarget, fragment = ''] =
		/^([^?#]*)(?:\?([^#]*))?(#.*)?$/s.exec(location) ?? [];
	const own = new URLSearchParams(parametersOfTarget);
	const isMarked = own.has(oldQuery);
	own.delete(oldQuery);
	const query = isMarked ? own.toString() : parametersOfTarget;
	const carried = new URLSearchParams(search);
	for (const name of [...own.keys(), ...new URLSearchParams(matched).keys()]) carried.delete(name);
	const parameters = [query, carried.toString()].filter(Boolean).join('&');
	return address + (parameters && `?${parameters}`) + fragment;
}
