import { isLocaleCode } from '@website/contracts/locales';
import { defaultLocale } from '@website/contracts/site-locales';
import type { RestCall } from './reading/rest-call.ts';
import { Refusal } from './refusal.ts';

/** Payload's other values for a locale: all locales, or `null` for none, which the admin sends if texts do not matter. */
const otherValues = new Set<unknown>(['all', '*', 'null']);

/** Sets the default locale if the query has none, as Payload would fail on every filter of a localized field. Rejects an unknown locale. */
export function withLocale(call: RestCall): RestCall {
	const { locale } = call.query;
	if (isLocaleCode(locale) || otherValues.has(locale)) return call;
	if (locale !== undefined) throw new Refusal(400, 'There is no such language');
	const url = new URL(call.request.url);
	url.searchParams.set('locale', defaultLocale());
	const request = new Request(url, call.request);
	return { ...call, request, query: { ...call.query, locale: defaultLocale() } };
}
