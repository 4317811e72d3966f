// @vitest-environment ./test/dom/environment.ts

import { beforeEach, expect, it } from 'vitest';
import { tagCommand } from '~/features/third-party/consent/consent-mode';
import defaults from './consent-defaults.ts?inline-script';
import { categoriesFrom, consentSignals, watchConsentUpdates } from './consent-mode';

beforeEach(() => Reflect.set(window, 'dataLayer', undefined));

const commands = () =>
	Reflect.get(window, 'dataLayer').map((entry: ArrayLike<unknown>) => Array.from(entry));

it('denies everything by default in the first command', () => {
	Reflect.apply(new Function(defaults), window, []);
	const [[command, action, signals]] = commands();
	expect([command, action]).toEqual(['consent', 'default']);
	expect(signals).toEqual({
		...consentSignals(new Set()),
		security_storage: 'granted',
		wait_for_update: 500,
	});
	expect(Reflect.get(window, 'gtag')).toBeTypeOf('function');
});

it('grants only the signals of the granted categories', () => {
	expect(consentSignals(new Set(['statistics']))).toEqual({
		functionality_storage: 'denied',
		personalization_storage: 'denied',
		analytics_storage: 'granted',
		ad_storage: 'denied',
		ad_user_data: 'denied',
		ad_personalization: 'denied',
	});
});

it('reads a category as allowed only when all of its signals are granted', () => {
	expect(categoriesFrom(consentSignals(new Set(['functional', 'marketing'])))).toEqual([
		'functional',
		'marketing',
	]);
	expect(categoriesFrom({ ad_storage: 'granted', ad_user_data: 'granted' })).toEqual([]);
	expect(categoriesFrom({})).toEqual([]);
});

it('reports past and future consent updates and merges their signals', () => {
	tagCommand('consent', 'update', { analytics_storage: 'granted' });
	const updates: string[][] = [];
	watchConsentUpdates((granted) => updates.push(granted));
	tagCommand('event', 'update', { analytics_storage: 'denied' });
	tagCommand('consent', 'default', { analytics_storage: 'denied' });
	tagCommand('consent', 'update', null);
	tagCommand('consent', 'update', { functionality_storage: 'granted' });
	tagCommand('consent', 'update', { personalization_storage: 'granted' });
	tagCommand('consent', 'update', { analytics_storage: 'denied' });
	expect(updates).toEqual([
		['statistics'],
		['statistics'],
		['functional', 'statistics'],
		['functional'],
	]);
	expect(commands()).toHaveLength(7);
});
