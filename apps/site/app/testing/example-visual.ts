import type { VisualFieldsFragment } from '~/content/generated/operations';

export const exampleRow = { label: '', value: '', detail: '', time: '', state: 'none' } as const;

export const exampleVisual: VisualFieldsFragment = {
	kind: 'phone',
	caption: 'The clinic asks',
	sender: 'Klinik Havblik',
	title: '',
	text: '',
	image: null,
	buttons: [],
	rows: [{ ...exampleRow, value: 'Does Tuesday suit you?', time: '09:02' }],
	steps: [
		{ state: 'queued', time: '09:02:01', text: 'we have it' },
		{ state: 'delivered', time: '09:02:05', text: 'the phone has it' },
	],
};
