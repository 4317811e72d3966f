import type { Config } from '@react-router/dev/config';

export default {
	appDirectory: 'app',
	ssr: true,
	// Every route is known at build time; asking the server for them one by one would cost a request each.
	routeDiscovery: { mode: 'initial' },
} satisfies Config;
