import type { Config } from '@react-router/dev/config';

export default {
	appDirectory: 'app',
	ssr: true,
	// The client gets all routes with the first page. Lazy discovery would need a request for each route.
	routeDiscovery: { mode: 'initial' },
} satisfies Config;
