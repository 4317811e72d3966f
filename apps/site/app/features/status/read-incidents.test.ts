import { expect, it } from 'vitest';
import { readIncidents } from './read-incidents';
import type { Incident } from './status-data';

const incident: Incident = {
	id: '1',
	title: 'SMS are late',
	locale: 'en',
	impact: 'degraded',
	parts: ['sms'],
	startedGmt: '2026-10-10T10:00:00',
	endedGmt: 'soon',
	steps: [
		{ state: 'resolved', dateGmt: '2026-10-10T11:00:00+01:00', text: 'Over.' },
		{ state: 'monitoring', dateGmt: 'later', text: 'Nobody knows when.' },
		{ state: 'identified', dateGmt: '2026-10-10T09:30:00Z', text: 'Found.' },
	],
};

it('normalizes times, sorts steps, and omits incidents and steps without a valid time', () => {
	expect(readIncidents([incident, { ...incident, startedGmt: 'once' }])).toEqual([
		{
			...incident,
			startedGmt: '2026-10-10T10:00:00.000Z',
			endedGmt: null,
			steps: [
				{ state: 'identified', dateGmt: '2026-10-10T09:30:00.000Z', text: 'Found.' },
				{ state: 'resolved', dateGmt: '2026-10-10T10:00:00.000Z', text: 'Over.' },
			],
		},
	]);
});
