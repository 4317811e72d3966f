import { withPayload } from '@payloadcms/next/withPayload';
import type { NextConfig } from 'next';

const nextConfig: NextConfig = {
	poweredByHeader: false,
	// Bundled twice, Payload would not recognise its own errors, and editors would not see which field is wrong.
	// The parsers read files of their own packages while they start.
	serverExternalPackages: ['payload', 'jsdom', 'css-tree'],
	headers: async () => [
		{
			source: '/:path*',
			headers: [
				{ key: 'X-Content-Type-Options', value: 'nosniff' },
				{ key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
			],
		},
		{ source: '/admin/:path*', headers: [{ key: 'X-Frame-Options', value: 'SAMEORIGIN' }] },
	],
	productionBrowserSourceMaps: false,
	// `npm run check` checks the types, tests included; a start need not do it again.
	typescript: { ignoreBuildErrors: true },
	// The migrations and the importer are read at run time; tracing them into every route is not needed.
	outputFileTracingExcludes: { '*': ['src/seed/content/**', 'data/**'] },
};

export default withPayload(nextConfig, { devBundleServerPackages: false });
