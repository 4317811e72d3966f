import { rcsTypes } from '@website/contracts/rcs-types';
import { exactly, type PriceRange } from '#shared/prices/decimal.ts';
import type { CountrySummary } from '#shared/prices/price-model.ts';
import type { PricingMessages } from '~/i18n/messages/pricing/en';

/** The prices that a section shows (content contract, PriceChannel). */
export type PriceChannel = 'all' | 'sms' | 'rcs' | 'email';

export interface ComparisonRow {
	id: string;
	label: string;
	hint: string;
	leading?: boolean;
	figure: (summary: CountrySummary) => PriceRange | null;
}

export interface ComparisonGroup {
	id: string;
	label: string;
	flag: string;
	rows: ComparisonRow[];
}

type PlainKey = 'sms' | 'smsPremium' | 'keyword' | 'keywordFee' | 'number' | 'numberFee';

const figureOf =
	(key: PlainKey): ComparisonRow['figure'] =>
	(summary) =>
		exactly(summary[key]);

/** The groups of rows of the comparison, in order. E-mail has none, because its price list is the same for all countries. */
export function comparisonGroups(channel: PriceChannel, words: PricingMessages): ComparisonGroup[] {
	const row = (id: string, label: string, hint: string, figure: ComparisonRow['figure']) => ({
		id,
		label,
		hint,
		figure,
	});
	const sms: ComparisonGroup = {
		id: 'sms',
		flag: 'S',
		label: words.sms,
		rows: [
			{ ...row('sms', words.smsStandard, words.smsUnit, figureOf('sms')), leading: true },
			row('smsPremium', words.smsPremium, words.smsUnit, figureOf('smsPremium')),
		],
	};
	const rcsGroup: ComparisonGroup = {
		id: 'rcs',
		flag: 'R',
		label: words.rcs,
		rows: rcsTypes.map((type) => ({
			...row(type, words.rcsTypes[type], words.rcsHints[type], ({ rcs }) => rcs[type]),
			leading: channel === 'rcs' && type === 'BASIC',
		})),
	};
	const subscriptions: ComparisonGroup[] = (['number', 'keyword'] as const).map((kind) => ({
		id: kind,
		flag: kind === 'number' ? 'N' : 'K',
		label: words[kind],
		rows: [
			row(kind, words.monthly, '', figureOf(kind)),
			row(`${kind}Fee`, words.setup, '', figureOf(`${kind}Fee`)),
		],
	}));
	if (channel === 'email') return [];
	if (channel === 'rcs') return [rcsGroup];
	if (channel === 'sms') return [sms, ...subscriptions];
	return [sms, rcsGroup, ...subscriptions];
}
