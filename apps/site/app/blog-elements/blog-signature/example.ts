import type { BlogElement } from '../element';

export const example: BlogElement<'BlogSignature'> = {
	__typename: 'BlogSignature',
	id: 'signature-1',
	text: 'Written by the deliverability desk. The figures are sample data.',
	author: {
		id: '3',
		name: 'Deliverability desk',
		description: 'Watches routes and inboxes.',
		avatar: {
			id: '31',
			url: '/content/media/avatar.png',
			alt: '',
			mimeType: 'image/png',
			width: 256,
			height: 256,
			focalX: 50,
			focalY: 50,
			color: '#cfe3ff',
		},
	},
};
