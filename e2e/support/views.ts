/** Window sizes and color schemes. Two neighbors share a size or a scheme, so that each step changes only one of them. */
export const views = [
	{ name: 'wide and light', size: { width: 1440, height: 900 }, colorScheme: 'light' },
	{ name: 'wide and dark', size: { width: 1440, height: 900 }, colorScheme: 'dark' },
	{ name: 'narrow and dark', size: { width: 390, height: 844 }, colorScheme: 'dark' },
	{ name: 'narrow and light', size: { width: 390, height: 844 }, colorScheme: 'light' },
] as const;
