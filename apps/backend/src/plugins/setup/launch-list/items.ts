/** What is left to do before visitors come, in the order in which it is shown. */
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
