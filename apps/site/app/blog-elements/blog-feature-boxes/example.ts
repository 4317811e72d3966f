import type { BlogElement } from '../element';

export const example: BlogElement<'BlogFeatureBoxes'> = {
	__typename: 'BlogFeatureBoxes',
	id: 'feature-boxes-1',
	heading: 'Three channels',
	columns: 3,
	boxes: [
		{
			heading: 'SMS',
			text: '<p>Reaches every phone, says it in 160 characters.</p>',
		},
		{
			heading: 'RCS',
			text: '<p>Pictures and buttons, where phone and operator play along.</p>',
		},
		{
			heading: 'E-mail',
			text: '<p>Room for everything, read when there is time.</p>',
		},
	],
};
