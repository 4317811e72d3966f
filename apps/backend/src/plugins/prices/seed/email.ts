import type { Row } from '../../../platform/database/write-rows.ts';
import { sampleNote, validFrom } from './exceptions.ts';
import { sampleAmounts } from './rate.ts';

const tier = (code: string, name: string, from: number, to: number | null, eur: number): Row => ({
	code,
	name,
	fromVolume: from,
	toVolume: to,
	...sampleAmounts(eur),
	unit: 'THOUSAND_EMAILS',
	withdrawn: false,
	validFrom,
	note: sampleNote,
});

/** Sample tiers: the first is free. Every volume has a published price. */
export const emailSamples: Row[] = [
	tier('free', 'Free', 0, 1_000, 0),
	tier('starter', 'Starter', 1_001, 10_000, 1_200_000),
	tier('growth', 'Growth', 10_001, 100_000, 850_000),
	tier('scale', 'Scale', 100_001, 1_000_000, 490_000),
	tier('enterprise', 'Enterprise', 1_000_001, null, 350_000),
];
