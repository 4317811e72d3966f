/** The baseline of `serve`: a node:http server that sends fixed headers and a fixed body. */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

const [port = '0', headerFile = '', bodyFile = ''] = process.argv.slice(2);
const headers: string[] = JSON.parse(readFileSync(headerFile, 'utf8'));
const body = readFileSync(bodyFile);

createServer((_request, response) => {
	response.writeHead(200, headers);
	response.end(body);
}).listen(Number(port), '127.0.0.1');
