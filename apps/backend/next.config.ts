import { withPayload } from '@payloadcms/next/withPayload';
import type { NextConfig } from 'next';

const headers = (list: Record<string, string>) =>
	Object.entries(list).map(([key, value]) => ({ key, value }));

const nextConfig: NextConfig = {
	poweredByHeader: false,
	// Bundled twice, Payload would not recognize its own errors, and editors would not see which field is wrong.
	// The parser of style sheets reads files of its own package while it starts.
	serverExternalPackages: ['payload', 'css-tree'],
	headers: async () => [
		{
			source: '/:path*',
			headers: headers({
				'X-Content-Type-Options': 'nosniff',
				'Referrer-Policy': 'strict-origin-when-cross-origin',
				'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
				'X-Frame-Options': 'DENY',
			}),
		},
		{
			source: '/admin/:path*',
			headers: headers({ 'Cross-Origin-Opener-Policy': 'same-origin' }),
		},
		// Documents for programs load nothing. Files have a policy of their own, the editors' interface one with a nonce
		// (proxy.ts), and the content endpoint an interface to try queries where introspection is open.
		{
			source: '/((?!admin|api/media/file/|graphql|_next/).*)',
			headers: headers({
				'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
			}),
		},
	],
	// Nothing here shows pictures by way of the framework, which would make them for anybody.
	images: { unoptimized: true },
	productionBrowserSourceMaps: false,
	// `npm run check` checks the types, tests included; a start need not do it again.
	typescript: { ignoreBuildErrors: true },
	experimental: {
		turbopackFileSystemCacheForBuild: process.env.STORE_BUILD_CACHE === 'true',
		// In production nothing reads them: the server runs without --enable-source-maps.
		turbopackSourceMaps: process.env.NODE_ENV !== 'production',
	},
	// The migrations and the importer are read at run time; tracing them into every route is not needed.
	outputFileTracingExcludes: { '*': ['src/seed/{content,empty,starter}/**', 'data/**'] },
};

export default withPayload(nextConfig, { devBundleServerPackages: false });
