/** The tasks before a launch, in display order. */
export const launchItems = [
	'legal',
	'mail',
	'domain',
	'services',
	'prices',
	'redirects',
	'backup',
	'secondFactor',
] as const;
export type LaunchItem = (typeof launchItems)[number];
