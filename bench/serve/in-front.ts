import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeNginxConfiguration } from '../../apps/site/test/nginx-configuration.ts';
import { startTarget, type Target } from './child.ts';

/** Port of the measured site; `inFrontSettings` are its settings of the caches in front. */
export const sitePort = 4701;
const nginxPorts = { site: sitePort, front: 4704, refresh: 4705 };
const varnishPort = 4706;
export const inFrontSettings = {
	CDN_MAX_AGE: '3600',
	CACHE_REFRESH_URLS: `http://127.0.0.1:${nginxPorts.refresh}`,
	CACHE_PURGE_URLS: `http://127.0.0.1:${varnishPort}/`,
};

/** Starts one nginx worker in front of the site, as in deploy/nginx, including the access log. */
export function startNginxInFront(folder: string, path: string): Promise<Target> {
	return startTarget('nginx', ['-c', writeNginxConfiguration(folder, nginxPorts)], {
		origin: `http://127.0.0.1:${nginxPorts.front}`,
		ready: path,
	});
}

/** Starts Varnish in front of the site, as in deploy/varnish. */
export function startVarnishInFront(folder: string, path: string): Promise<Target> {
	const example = join(import.meta.dirname, '../../deploy/varnish/site.vcl');
	const configuration = join(folder, 'site.vcl');
	writeFileSync(
		configuration,
		readFileSync(example, 'utf8')
			.replace('.host = "site"', '.host = "127.0.0.1"')
			.replace('.port = "3000"', `.port = "${sitePort}"`),
	);
	const listen = ['-a', `127.0.0.1:${varnishPort}`, '-n', join(folder, 'varnish')];
	return startTarget('varnishd', ['-F', '-f', configuration, ...listen, '-s', 'malloc,64m'], {
		origin: `http://127.0.0.1:${varnishPort}`,
		ready: path,
	});
}
