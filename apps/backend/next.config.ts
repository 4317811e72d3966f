import { withPayload } from '@payloadcms/next/withPayload';
import type { NextConfig } from 'next';

const headers = (list: Record<string, string>) =>
	Object.entries(list).map(([key, value]) => ({ key, value }));

const nextConfig: NextConfig = {
	poweredByHeader: false,
	// If Payload were bundled twice, it would not recognize its own errors, and editors would not see which field is invalid.
	// css-tree reads files of its own package when it is loaded.
	// Its license demands that mediabunny is delivered unchanged.
	serverExternalPackages: ['payload', 'css-tree', 'mediabunny'],
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
		// Responses for programs load nothing. Files have their own policy, the admin has one with a nonce (proxy.ts), and the content endpoint
		// serves an interface for queries if introspection is enabled.
		{
			source: '/((?!admin|api/media/file/|graphql|_next/).*)',
			headers: headers({
				'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
			}),
		},
	],
	// Disables the image optimization of Next, which is not used and would be open to everybody.
	images: { unoptimized: true },
	productionBrowserSourceMaps: false,
	// `npm run check` checks types, including tests, so a build need not do it again.
	typescript: { ignoreBuildErrors: true },
	experimental: {
		turbopackFileSystemCacheForBuild: process.env.STORE_BUILD_CACHE === 'true',
		// Not used in production: the server runs without --enable-source-maps.
		turbopackSourceMaps: process.env.NODE_ENV !== 'production',
	},
	// The content and data are read at run time, so they need not be traced into every route.
	outputFileTracingExcludes: { '*': ['src/seed/{content,empty,starter}/**', 'data/**'] },
};

export default withPayload(nextConfig, { devBundleServerPackages: false });
