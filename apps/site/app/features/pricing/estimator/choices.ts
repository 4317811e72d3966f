import * as z from 'zod/mini';
import { isCountryCode } from '../model/countries';
import { type Currency, currencies } from '../model/currency';
import { type RcsType, rcsTypes } from '../model/prices';
import { estimatorAnchor } from './use-estimator-link';

export interface Volumes {
	sms: number;
	rcs: number;
}

/** What somebody chose in the estimator. Never a price: those are always the ones of the day. */
export interface EstimateChoices {
	currency: Currency | null;
	/** The message; empty when only its number of segments is known. */
	text: string;
	segments: number;
	rcsType: RcsType;
	volumes: Map<string, Volumes>;
	emails: number;
}

export const maxVolume = 1_000_000_000;
export const maxTextLength = 1600;
const maxSegments = 20;
const maxCountries = 30;
const maxLinkLength = 8000;

const digits = z.string().check(z.regex(/^\d{1,10}$/));
const volume = z.pipe(
	z.pipe(digits, z.transform(Number)),
	z.int().check(z.minimum(0), z.maximum(maxVolume)),
);
const country = z.string().check(z.refine(isCountryCode));

const linkSchema = z.object({
	currency: z.catch(z.nullable(z.enum(currencies)), null),
	text: z.catch(z.string().check(z.maxLength(maxTextLength)), ''),
	segments: z.catch(z.pipe(volume, z.int().check(z.minimum(1), z.maximum(maxSegments))), 1),
	rcsType: z.catch(z.enum(rcsTypes), 'BASIC'),
	emails: z.catch(volume, 0),
	volumes: z.array(z.catch(z.nullable(z.tuple([country, volume, volume])), null)),
});

/** Reads a shared estimate from the part of an address behind the #. Null when there is none; what is wrong in it is left out. */
export function readEstimateLink(hash: string | null): EstimateChoices | null {
	const prefix = `${estimatorAnchor}?`;
	if (!hash?.startsWith(prefix) || hash.length > maxLinkLength) return null;
	const search = new URLSearchParams(hash.slice(prefix.length));
	const listed = (search.get('v') ?? '').split('_').slice(0, maxCountries);
	const result = linkSchema.safeParse({
		currency: search.get('c'),
		text: search.get('t') ?? '',
		segments: search.get('s'),
		rcsType: search.get('r'),
		emails: search.get('e'),
		volumes: listed.map((entry) => entry.split('.')),
	});
	if (!result.success) return null;
	const volumes = new Map<string, Volumes>();
	for (const entry of result.data.volumes) {
		if (entry) volumes.set(entry[0], { sms: entry[1], rcs: entry[2] });
	}
	return { ...result.data, volumes };
}

/** The link that restores an estimate. The message's text goes into it only when asked for. */
export function estimateLink(
	choices: EstimateChoices,
	currency: Currency,
	withText: boolean,
): string {
	const search = new URLSearchParams({
		c: currency,
		v: [...choices.volumes]
			.slice(0, maxCountries)
			.map(([code, { sms, rcs }]) => `${code}.${sms}.${rcs}`)
			.join('_'),
		e: String(choices.emails),
		s: String(choices.segments),
		r: choices.rcsType,
	});
	if (withText && choices.text) search.set('t', choices.text);
	return `${estimatorAnchor}?${search}`;
}
