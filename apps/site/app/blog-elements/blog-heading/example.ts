import type { BlogElement } from '../element';

export const example: BlogElement<'BlogHeading'> = {
	__typename: 'BlogHeading',
	id: 'heading-1',
	text: 'What a segment is',
	level: 2,
	anchor: 'what-a-segment-is',
};
