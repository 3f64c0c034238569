export {
  createBotSession,
  type BotSession,
  type CreateBotSessionOptions,
  type SessionStep,
} from './create-bot-session.ts'
export { createMcpServer, type CreateMcpServerOptions } from './create-mcp-server.ts'
export { serveOverHttp, type HttpService, type ServeOverHttpOptions } from './http/serve-over-http.ts'
export { serveOverStdio, type ServeOverStdioOptions, type StdioService } from './serve-over-stdio.ts'
export { serveBot, type ServeBotOptions } from './serve-bot.ts'
export { serveEnvironment, type ServeEnvironmentOptions, type ServiceProcess } from './serve-environment.ts'
