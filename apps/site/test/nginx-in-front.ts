import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const example = join(import.meta.dirname, '../../../deploy/nginx/site.conf');

export interface NginxPorts {
	/** Where the site listens, and its second node where there are two. */
	site: number;
	secondSite?: number;
	/** Where nginx is to listen, for visitors and for the site's refreshes. */
	front: number;
	refresh: number;
}

/**
 * Makes `deploy/nginx/site.conf` usable on one machine: everything as it is there, but for addresses, folders and what
 * `changes` replaces besides. Returns the path of a configuration to start nginx with.
 */
export function nginxInFront(
	folder: string,
	ports: NginxPorts,
	changes: Record<string, string> = {},
): string {
	const data = join(folder, 'nginx');
	mkdirSync(data, { recursive: true });
	const replaced = Object.entries({
		'/var/cache/nginx/site': `${data}/cache`,
		'/var/log/nginx/access.log': `${data}/access.log`,
		'site-1:3000': `127.0.0.1:${ports.site}`,
		'site-2:3000': `127.0.0.1:${ports.secondSite ?? ports.site}`,
		'listen 80;': `listen 127.0.0.1:${ports.front};`,
		'listen 8081;': `listen 127.0.0.1:${ports.refresh};`,
		...changes,
	}).reduce(
		(text, [from, to]) => {
			if (!text.includes(from)) throw new Error(`${example} has no “${from}” any more`);
			return text.replaceAll(from, to);
		},
		readFileSync(example, 'utf8'),
	);
	const user = process.getuid?.() === 0 ? 'user root;' : '';
	const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
		.map((name) => `${name}_temp_path ${data}/${name};`)
		.join('\n');
	const configuration = join(data, 'nginx.conf');
	writeFileSync(
		configuration,
		`${user} daemon off; worker_processes 1; pid ${data}/nginx.pid; error_log stderr error;
events { worker_connections 1024; }
http {
${temporary}
${replaced}
}
`,
	);
	return configuration;
}
