import type { ContentReader } from '../../content/reader.ts';
import { each, whole } from '../../content/whole.ts';
import { block as define } from '../../fields/block.ts';
import { linkField } from '../../fields/link.ts';
import { mediaField } from '../../fields/media.ts';
import { heading, line, lines } from '../../fields/text.ts';
import { words } from '../../fields/words.ts';
import type { Testimonial, TestimonialsSection } from '../../graphql/generated/resolvers.ts';
import type { TestimonialsBlock } from '../../payload-types.ts';

/** What customers say. */
export const block = define(
	'testimonials',
	'TestimonialsBlock',
	words('Testimonials', 'Udtalelser', 'Kundenstimmen'),
	[
		heading,
		{
			name: 'items',
			type: 'array',
			label: words('Testimonials', 'Udtalelser', 'Kundenstimmen'),
			minRows: 1,
			fields: [
				lines('quote', words('Quote', 'Citat', 'Zitat'), { required: true }),
				line('author', words('Name or role', 'Navn eller rolle', 'Name oder Rolle'), {
					required: true,
				}),
				line('company', words('Company', 'Virksomhed', 'Unternehmen')),
				mediaField('logo', words('Logo', 'Logo', 'Logo')),
				linkField(),
			],
		},
	],
);

export const map = (data: TestimonialsBlock, read: ContentReader) =>
	whole<TestimonialsSection>({
		id: read.blockId(data),
		heading: data.heading ?? '',
		items: each(data.items, (item) =>
			whole<Testimonial>({
				quote: item.quote,
				author: item.author,
				company: item.company ?? '',
				logo: read.media(item.logo),
				link: read.link(item.link),
			}),
		),
	});
