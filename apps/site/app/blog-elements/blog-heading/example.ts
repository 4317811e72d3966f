import { localized } from '~/testing/localized-example';
import type { BlogElement } from '../element';

export const createExample = localized<BlogElement<'BlogHeading'>>((t) => ({
	__typename: 'BlogHeading',
	id: 'heading-1',
	text: t('What a segment is', 'Hvad et segment er', 'Was ein Segment ist'),
	level: 2,
	anchor: 'what-a-segment-is',
}));

export const example = createExample('en');
