import { withPayload } from '@payloadcms/next/withPayload';
import type { NextConfig } from 'next';

const nextConfig: NextConfig = {
	poweredByHeader: false,
	productionBrowserSourceMaps: false,
	// The migrations and the importer are read at run time; tracing them into every route is not needed.
	outputFileTracingExcludes: { '*': ['src/seed/content/**', 'data/**'] },
};

export default withPayload(nextConfig, { devBundleServerPackages: false });
