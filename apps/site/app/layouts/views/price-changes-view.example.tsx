import type { PartExamples } from '~/testing/part-examples';
import { exampleChanges } from '../../../test/prices/example-prices';
import { PriceChangesView } from './price-changes-view';

export const examples: PartExamples = (t, locale) => {
	const title = t({ en: 'Price changes', da: 'Prisændringer', de: 'Preisänderungen' });
	const page = {
		locale,
		href: '/pricing/changes',
		pricePage: { href: '/pricing', title: t({ en: 'Pricing', da: 'Priser', de: 'Preise' }) },
		translations: [{ id: '1', locale, href: '/pricing/changes', post_title: title }],
	};
	return {
		'Announced and in force': <PriceChangesView data={{ ...page, changes: exampleChanges }} />,
		'No change': <PriceChangesView data={{ ...page, changes: [] }} />,
	};
};
