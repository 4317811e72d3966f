import type { ContentReader } from '../../content/reader.ts';
import { block as define } from '../../fields/block.ts';
import { richText } from '../../fields/rich-text.ts';
import { choice, heading, line, yesNo } from '../../fields/text.ts';
import { words } from '../../fields/words.ts';
import type { PricingOverviewSection } from '../../graphql/generated/resolvers.ts';
import type { PricingOverviewBlock } from '../../payload-types.ts';

const channel = choice('channel', words('Prices of', 'Priser på', 'Preise für'), [
	['all', words('All channels', 'Alle kanaler', 'Alle Kanäle')],
	['sms', words('SMS', 'SMS', 'SMS')],
	['rcs', words('RCS', 'RCS', 'RCS')],
	['email', words('E-mail', 'E-mail', 'E-Mail')],
]);

/** Prices by country, from the price API. */
export const block = define(
	'pricingOverview',
	'PricingOverviewBlock',
	words('Prices by country', 'Priser pr. land', 'Preise nach Land'),
	[
		heading,
		richText(),
		channel,
		yesNo('showAllCountries', words('Show every country', 'Vis alle lande', 'Alle Länder zeigen')),
		yesNo('showEstimator', words('Show the estimator', 'Vis beregneren', 'Rechner zeigen')),
		line('vatNote', words('Note about VAT', 'Note om moms', 'Hinweis zur Mehrwertsteuer')),
	],
);

export const map = (data: PricingOverviewBlock, read: ContentReader): PricingOverviewSection => ({
	id: read.blockId(data),
	heading: data.heading ?? '',
	text: read.html(data.text),
	channel: data.channel,
	showAllCountries: data.showAllCountries ?? false,
	showEstimator: data.showEstimator ?? false,
	vatNote: data.vatNote ?? '',
});
