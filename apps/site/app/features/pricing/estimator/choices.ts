import { countryCodes, isCountryCode } from '@website/contracts/countries';
import type { Currency } from '@website/contracts/currencies';
import { segmentUnits } from '@website/contracts/message-segments';
import { type RcsType, rcsTypes } from '@website/contracts/rcs-types';
import { isSiteCurrency } from '@website/contracts/site-currencies';
import * as z from 'zod/mini';
import { isPageAddress } from '#shared/addresses/link-address.ts';
import { estimatorAnchor } from './use-estimator-link';

/** The editor's link for requesting a price or continuing with an estimate (content contract, PricingOverviewSection); null without one. */
export type RequestLink = { url: string; title: string; target: string } | null;

/** An integer from 0 to `maxCount`; null while the field's text is not one. */
export type Count = number | null;

export interface Volumes {
	sms: Count;
	rcs: Count;
}

/** The choices in the estimator. Contains no prices, because prices are always today's. */
export interface EstimateChoices {
	currency: Currency | null;
	/** The message; empty if only its number of segments is known. */
	text: string;
	segments: Count;
	/** Null for the type that the text results in. */
	rcsType: RcsType | null;
	volumes: Map<string, Volumes>;
	emails: Count;
}

export const maxCount = 9_999_999_999;
export const maxTextLength = 1600;
/** The number of segments of a text with `maxTextLength` UCS-2 units. A segment may not end inside a surrogate pair. */
export const maxSegments = Math.ceil(maxTextLength / (segmentUnits['UCS-2'][1] - 1));
/** The length of a link with a text whose UTF-16 units are each percent-encoded as three bytes, and with all countries. */
const maxLinkLength = maxTextLength * 9 + countryCodes.length * 30;

const digits = z.string().check(z.regex(/^\d{1,10}$/));
const volume = z.pipe(z.pipe(digits, z.transform(Number)), z.int().check(z.maximum(maxCount)));
const country = z.string().check(z.refine(isCountryCode));

const linkSchema = z.object({
	currency: z.catch(z.nullable(z.custom<Currency>(isSiteCurrency)), null),
	text: z.catch(z.string().check(z.maxLength(maxTextLength)), ''),
	segments: z.catch(z.pipe(volume, z.int().check(z.minimum(1), z.maximum(maxSegments))), 1),
	rcsType: z.catch(z.nullable(z.enum(rcsTypes)), null),
	emails: z.catch(volume, 0),
	volumes: z.array(z.catch(z.nullable(z.tuple([country, volume, volume])), null)),
});

/** Reads a shared estimate from a URL's hash. Null without one; invalid parts are dropped. */
export function readEstimateLink(hash: string | null): EstimateChoices | null {
	const prefix = `${estimatorAnchor}?`;
	if (!hash?.startsWith(prefix) || hash.length > maxLinkLength) return null;
	const search = new URLSearchParams(hash.slice(prefix.length));
	const entries = (search.get('v') ?? '').split('_').slice(0, countryCodes.length);
	const result = linkSchema.safeParse({
		currency: search.get('c'),
		text: search.get('t') ?? '',
		segments: search.get('s'),
		rcsType: search.get('r'),
		emails: search.get('e'),
		volumes: entries.map((entry) => entry.split('.')),
	});
	if (!result.success) return null;
	const volumes = new Map<string, Volumes>();
	for (const entry of result.data.volumes) {
		if (entry) volumes.set(entry[0], { sms: entry[1], rcs: entry[2] });
	}
	return { ...result.data, volumes };
}

/** Builds the hash that restores an estimate. It contains the message's text only if `withText`. */
export function estimateLink(
	choices: EstimateChoices,
	segments: Count,
	currency: Currency,
	withText: boolean,
): string {
	const search = new URLSearchParams({
		c: currency,
		v: [...choices.volumes]
			.map(([code, { sms, rcs }]) => `${code}.${sms ?? 0}.${rcs ?? 0}`)
			.join('_'),
		e: String(choices.emails ?? 0),
		s: String(segments ?? 1),
	});
	if (choices.rcsType) search.set('r', choices.rcsType);
	if (withText && choices.text) search.set('t', choices.text);
	return `${estimatorAnchor}?${search}`;
}

/**
 * Adds the estimate's main channel, number of messages and countries to a link that requests or accepts a price; a form on that page is
 * prefilled with them.
 */
export function addEstimateToLink(
	link: RequestLink,
	{ volumes, emails }: Pick<EstimateChoices, 'volumes' | 'emails'>,
): RequestLink {
	if (!link || !isPageAddress(link.url)) return link;
	const entries = [...volumes].filter(([, { sms, rcs }]) => (sms ?? 0) + (rcs ?? 0) > 0);
	const sum = (channel: 'sms' | 'rcs') =>
		entries.reduce((total, [, volume]) => total + (volume[channel] ?? 0), 0);
	const amounts = { sms: sum('sms'), rcs: sum('rcs'), email: emails ?? 0 };
	const total = amounts.sms + amounts.rcs + amounts.email;
	if (total === 0) return link;
	const [channel] = Object.entries(amounts).toSorted(([, a], [, b]) => b - a)[0] ?? [];
	const search = new URLSearchParams({ channel: channel ?? '', volume: String(total) });
	const countries = entries.map(([code]) => code).join();
	return { ...link, url: `${link.url}?${search}${countries && `&countries=${countries}`}` };
}
