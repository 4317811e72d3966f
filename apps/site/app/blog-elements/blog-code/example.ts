import type { BlogElement } from '../element';

export const example: BlogElement<'BlogCode'> = {
	__typename: 'BlogCode',
	id: 'code-1',
	language: 'js',
	caption: 'Two lines decide what the message costs.',
	code: "// anything outside GSM-7 switches the whole message\nconst encoding = isGsm7(text) ? 'GSM-7' : 'UCS-2';\nif (encoding === 'UCS-2') warn(text.length + ' of 70');",
};
