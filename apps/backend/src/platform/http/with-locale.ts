import { isLocaleCode } from '@website/contracts/locales';
import { defaultLocale } from '@website/contracts/site-locales';
import type { RestCall } from './reading/rest-call.ts';
import { Refusal } from './refusal.ts';

/** Beside the languages: all of them at once, and none, which the editors' interface asks for where texts don't matter. */
const others = new Set<unknown>(['all', '*', 'null']);

/** The call with its language, without which Payload would fail on every filter of a translated field; an unknown one is refused. */
export function withLocale(call: RestCall): RestCall {
	const { locale } = call.query;
	if (isLocaleCode(locale) || others.has(locale)) return call;
	if (locale !== undefined) throw new Refusal(400, 'There is no such language');
	const url = new URL(call.request.url);
	url.searchParams.set('locale', defaultLocale());
	const request = new Request(url, call.request);
	return { ...call, request, query: { ...call.query, locale: defaultLocale() } };
}
