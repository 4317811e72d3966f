import { describe, expect, it } from 'vitest';
import { partHistory } from './part-history';
import type { Incident } from './status-data';

const incident = (more: Partial<Incident>): Incident => ({
	id: '1',
	title: 'SMS are late',
	locale: 'en',
	impact: 'degraded',
	parts: ['sms'],
	startedGmt: '2026-10-10T10:00:00.000Z',
	endedGmt: '2026-10-10T10:30:00.000Z',
	steps: [],
	...more,
});
const now = Date.parse('2026-10-12T12:00:00Z');
const history = (...incidents: Incident[]) => partHistory('sms', incidents, { now, days: 5 });

describe('partHistory', () => {
	it('counts seconds by UTC day, also across midnight', () => {
		const overMidnight = incident({
			startedGmt: '2026-10-10T23:59:30.000Z',
			endedGmt: '2026-10-11T00:01:00.000Z',
		});
		expect(history(overMidnight)).toEqual({
			part: 'sms',
			now: null,
			seconds: 90,
			markedDays: [
				{ day: '2026-10-10', daysAgo: 2, impact: 'degraded', seconds: 30 },
				{ day: '2026-10-11', daysAgo: 1, impact: 'degraded', seconds: 60 },
			],
		});
	});

	it('counts overlapping incidents once, and shows the worst impact of a day', () => {
		const worse = incident({
			impact: 'outage',
			startedGmt: '2026-10-10T10:20:00.000Z',
			endedGmt: '2026-10-10T10:40:00.000Z',
		});
		expect(history(incident({}), worse).markedDays).toEqual([
			{ day: '2026-10-10', daysAgo: 2, impact: 'outage', seconds: 40 * 60 },
		]);
	});

	it('counts an ongoing incident until now', () => {
		const open = incident({ startedGmt: '2026-10-12T11:59:00.000Z', endedGmt: null });
		expect(history(open)).toMatchObject({ now: 'degraded', seconds: 60 });
	});

	it('counts no seconds for maintenance and ignores planned incidents', () => {
		const work = incident({ impact: 'maintenance' });
		const later = incident({ startedGmt: '2026-10-20T00:00:00.000Z', endedGmt: null });
		expect(history(work, later)).toEqual({
			part: 'sms',
			now: null,
			seconds: 0,
			markedDays: [{ day: '2026-10-10', daysAgo: 2, impact: 'maintenance', seconds: 0 }],
		});
	});

	it('ignores other parts and earlier days', () => {
		const early = incident({
			startedGmt: '2026-01-01T00:00:00.000Z',
			endedGmt: '2026-01-01T01:00:00.000Z',
		});
		expect(history(incident({ parts: ['rcs'] }), early).markedDays).toEqual([]);
	});
});
