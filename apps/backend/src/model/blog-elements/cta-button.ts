import type { ContentReader } from '../../content/documents/reader.ts';
import type { BlogCtaButtonBlock } from '../../payload-types.ts';
import { words } from '../../platform/i18n/words.ts';
import { buttonField } from '../fields/link.ts';
import { requiredToPublish } from '../fields/required-to-publish.ts';
import { defineElement } from '../fields/sections/block.ts';

/** One button inside an article. */
export const block = defineElement(
	'ctaButton',
	words('Button', 'Knap', 'Schaltfläche'),
	words(
		'One link as a button (call to action)',
		'Ét link som knap (opfordring til handling)',
		'Ein Link als Schaltfläche (Handlungsaufforderung)',
	),
	[requiredToPublish(buttonField)],
);

export const map = ({ button }: BlogCtaButtonBlock, read: ContentReader) => ({
	button: read.buttonOrHome(button),
});
