import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { startTarget, type Target } from './child.ts';

const port = 4703;

/** Starts one nginx worker with `gzip_static` and the access log of deploy/nginx, in its own folder. */
export function startNginx(folder: string, path: string, gzipped: Buffer): Promise<Target> {
	const file = join(folder, 'www', `${path}.html`);
	mkdirSync(dirname(file), { recursive: true });
	writeFileSync(file, gunzipSync(gzipped));
	writeFileSync(`${file}.gz`, gzipped);
	const configuration = join(folder, 'nginx.conf');
	writeFileSync(
		configuration,
		`daemon off; worker_processes 1; user root; pid ${folder}/nginx.pid; error_log stderr error;
events { worker_connections 1024; }
http {
	types { text/html html; }
	access_log ${folder}/static.log combined buffer=64k flush=1s; sendfile on; tcp_nopush on; open_file_cache max=100;
	keepalive_requests 1000000; client_body_temp_path ${folder}/tmp;
	server {
		listen 127.0.0.1:${port}; root ${folder}/www; gzip_static on;
		location / { try_files $uri.html =404; }
	}
}
`,
	);
	return startTarget('nginx', ['-c', configuration], {
		origin: `http://127.0.0.1:${port}`,
		ready: path,
	});
}
