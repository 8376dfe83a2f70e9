import { SIGNATURE } from './signature.ts';

/**
 * A service and its storage of nothing but nginx. One worker is enough: it answers many times as many requests a
 * second as any client here sends, and its log tells them in the order of their ends.
 *
 * `return` alone answers before the body has come, which a careful client takes for a failure. `mirror` reads it whole,
 * into memory as far as `client_body_buffer_size` goes. What follows it in the order of phases is a file that is not there,
 * and the page of that error is the answer.
 *
 * An answer that waits is one to a request that is refused first: nginx holds such a refusal back.
 *
 * @param folder where it writes, an existing one
 */
export function nginxConfiguration({
  address,
  folder,
  latencyMs,
  tls,
}: {
  readonly address: string;
  readonly folder: string;
  readonly latencyMs: number;
  readonly tls?: { readonly certFile: string; readonly keyFile: string } | undefined;
}): string {
  const origin = `${tls ? 'https' : 'http'}://${address}`;
  const late = latencyMs === 0 ? 'return 401;' : `auth_request /refuse; auth_delay ${latencyMs}ms;`;
  const asset = `{"uploadUrl":"${origin}/storage/$request_id?${SIGNATURE}","assetId":"$request_id"}`;
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return `daemon off;
master_process off;
pid "${folder}/nginx.pid";
error_log stderr notice;
events { worker_connections 1024; }
http {
  log_format request '$request_method $uri $status $content_length $request_length $request_time';
  access_log "${folder}/access.log" request buffer=256k flush=20ms;
${temporary.map((name) => `  ${name}_temp_path "${folder}/${name}";`).join('\n')}
  client_body_buffer_size 2m;
  client_max_body_size 0;
  log_not_found off;
  recursive_error_pages on;
  keepalive_requests 10000000;
  default_type application/json;
  server {
    root "${folder}/none";
    listen ${address}${tls ? ' ssl' : ''};
${tls ? `    ssl_certificate "${tls.certFile}";\n    ssl_certificate_key "${tls.keyFile}";\n` : ''}
    location = /v1/storage/urls { ${late} error_page 401 = @ask; }
    location @ask { mirror /read; error_page 404 405 = @address; }
    location @address { return 201 '${asset}'; }
    location /storage/ { ${late} error_page 401 = @store; }
    location @store { mirror /read; error_page 404 405 = @stored; }
    location @stored { return 200; }
    location = /refuse { internal; access_log off; return 401; }
    location = /read { internal; access_log off; return 204; }
    location /mark/ { return 204; }
    location / { return 404; }
  }
}
`;
}
