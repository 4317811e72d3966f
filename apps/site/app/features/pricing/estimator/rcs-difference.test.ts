import { describe, expect, it } from 'vitest';
import { rcsDifference } from './rcs-difference';

const exactly = (price: `${number}`) => ({ min: price, max: price });

describe('SMS sent as RCS instead', () => {
	it('saves money if a long text has several segments', () => {
		const unit = { sms: exactly('0.04'), rcs: { min: '0.05', max: '0.06' } as const };
		expect(rcsDifference(unit, 1000, 2)).toEqual({ saves: true, sum: { min: '20', max: '30' } });
	});
	it('costs more if RCS is more expensive', () => {
		const unit = { sms: exactly('0.04'), rcs: { min: '0.05', max: '0.06' } as const };
		expect(rcsDifference(unit, 1000, 1)).toEqual({ saves: false, sum: { min: '10', max: '20' } });
	});
	it('has no difference if operators are cheaper and more expensive, or without a price or message', () => {
		const unit = { sms: exactly('0.05'), rcs: { min: '0.04', max: '0.06' } as const };
		expect(rcsDifference(unit, 1000, 1)).toBeNull();
		expect(rcsDifference({ ...unit, rcs: null }, 1000, 1)).toBeNull();
		expect(rcsDifference(unit, 0, 1)).toBeNull();
		expect(rcsDifference(unit, null, 1)).toBeNull();
	});
});
